import process from 'node:process';

/**
 * A configured database server or production mode means real customers: never use public passwords unless explicitly
 * enabled.
 */
const isProduction = () => process.env.NODE_ENV === 'production' || process.env.DATABASE_URL !== undefined;

/**
 * Returns the settings to see a site right after cloning the project. Only a missing variable gets its default. An
 * empty SITE_DOMAIN is an error that the server must report.
 */
export const localSettings = () => ({
  SITE_DOMAIN: process.env.SITE_DOMAIN ?? 'test.vinport.example',
  SPANISH_HOST: process.env.SPANISH_HOST ?? 'es.localhost',
  SITE_HOSTS: process.env.SITE_HOSTS ?? 'es.localhost=es.vinport.example,second.localhost=second.vinport.example',
  DEMO: process.env.DEMO ?? (isProduction() ? '0' : '1'),
});
