import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: '../../../../node_modules/.cache/vinport/react-router-template',
} satisfies Config;
