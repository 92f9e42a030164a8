import * as z from 'zod/mini';
import { passwordChange, passwordReset, registration, signUpCalls } from '#contract/account/sign-up.ts';
import { LONGEST_PASSWORD, passwordLengthProblem, SHORTEST_PASSWORD } from '#core/account/new-password.ts';

/** Returns why a password is not allowed, as a message for the user, or `null` if it is allowed. */
function newPasswordProblem(password: string): string | null {
  switch (passwordLengthProblem(password)) {
    case 'password-missing':
    case 'password-short':
      return `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`;
    case 'password-long':
      return `Please choose a password of at most ${LONGEST_PASSWORD} characters.`;
    case null:
      return COMMON_PASSWORDS.has(password.toLowerCase())
        ? 'This password is one of the first that are tried. Please choose another.'
        : null;
  }
}

/** A new password that meets this origin's rules. */
const newPassword = z.string().check(
  z.superRefine((password, context) => {
    const problem = newPasswordProblem(password);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  }),
);

z.globalRegistry.add(newPassword, {
  minLength: SHORTEST_PASSWORD,
  maxLength: LONGEST_PASSWORD,
  description: 'None of those that are tried first.',
});

const { register, confirmPasswordReset, changePassword } = signUpCalls;

/** The API calls that set a password, with this origin's rules for new passwords. */
export const newPasswordCalls = {
  register: { ...register, input: { as: 'form', schema: z.extend(registration, { pass: newPassword }) } },
  confirmPasswordReset: {
    ...confirmPasswordReset,
    input: { as: 'form', schema: z.extend(passwordReset, { new_pass: newPassword }) },
  },
  changePassword: {
    ...changePassword,
    input: { as: 'form', schema: z.extend(passwordChange, { new_pass: newPassword }) },
  },
} as const;
/** The most common passwords of eight or more characters in lists of leaked passwords, in lowercase. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd p@ssw0rd1 pa55word
    pass1234 password! password1! 12345678 123456789 1234567890 0123456789 987654321 0987654321 123123123
    12341234 11111111 00000000 88888888 66666666 99999999 22222222 55555555 77777777 44444444 33333333 11223344
    12344321 123454321 112233445566 147258369 159357456 789456123 741852963 963852741 1q2w3e4r 1q2w3e4r5t
    1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefg1 aaaaaaaa
    1234qwer qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertzuiop azertyuiop
    asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaqwsxcde iloveyou iloveyou1 iloveyou2 sunshine
    sunshine1 princess princess1 football football1 baseball baseball1 superman superman1 batman123 spiderman
    michelle jennifer jessica1 michael1 jordan23 charlie1 whatever whatever1 trustno1 starwars starwars1
    computer computer1 internet letmein1 letmein123 welcome1 welcome123 welcome1! dragon123 monkey123 master123
    shadow123 admin123 admin1234 administrator changeme changeme1 changeme123 default1 secret123 test1234
    testtest testing123 guest123 root1234 login123 pokemon1 pokemon123 chocolate butterfly liverpool liverpool1
    chelsea1 arsenal1 blink182 hello123 hellohello mustang1 corvette mercedes porsche911 ferrari1 harley123
    cheyenne lovelove loveyou1 forever1 freedom1 december november september 1234abcd access14 killer123
    jordan123 nicole123 daniel123 ashley123 qazwsxedc qazwsx123 1qaz@wsx !qaz2wsx teamo123 tequiero contraseña
    contrasena contrasena1 contraseña1 bienvenido mariposa estrella alejandro
  `
    .trim()
    .split(/\s+/),
);
