import { Field, type FieldText } from './field.tsx';

interface FileFieldProps extends FieldText {
  readonly name: string;
  /** The accepted file types, as in the `accept` attribute. */
  readonly accept: string;
}

/** Renders a field for a required file, chosen or dropped. A file input supports both natively. */
export function FileField({ name, accept, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(ties) => (
        <input
          {...ties}
          name={name}
          type="file"
          accept={accept}
          required
          className="w-full cursor-pointer rounded-(--radius-card) border-2 border-muted border-dashed bg-surface px-4 py-8 hover:border-ink file:mr-4 file:cursor-pointer file:rounded-(--radius-card) file:border file:border-line file:bg-surface file:px-4 file:py-2 file:font-semibold file:text-ink aria-invalid:border-danger"
        />
      )}
    </Field>
  );
}
