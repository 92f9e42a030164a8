import process from 'node:process';

/** Who names a database server, or asks for production, serves customers: never with public passwords unless they say so. */
const isProduction = () => process.env.NODE_ENV === 'production' || process.env.DATABASE_URL !== undefined;

/**
 * What a person who just cloned the project needs to see a site. Only a variable that is not there gets its default: an
 * empty SITE_DOMAIN is a mistake which the server has to report.
 */
export const localSettings = () => ({
  SITE_DOMAIN: process.env.SITE_DOMAIN ?? 'test.vinport.example',
  SPANISH_HOST: process.env.SPANISH_HOST ?? 'es.localhost',
  SITE_HOSTS: process.env.SITE_HOSTS ?? 'es.localhost=es.vinport.example,second.localhost=second.vinport.example',
  DEMO: process.env.DEMO ?? (isProduction() ? '0' : '1'),
});
