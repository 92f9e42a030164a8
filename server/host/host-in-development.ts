import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

/**
 * Serves the host, including the origin, behind Vite's dev server. Changes to its files take effect with the next
 * request.
 */
export function hostInDevelopment(): Plugin {
  return {
    name: 'vinport-host',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { ssr } = server.environments;
            if (ssr === undefined || !isRunnableDevEnvironment(ssr))
              throw new Error('Vite has no environment for the server.');
            const { developmentHost } = await ssr.runner.import<typeof import('./development-host.ts')>(
              '/server/host/development-host.ts',
            );
            const host = await developmentHost();
            // Vite rewrites the URL for its own middleware; the app needs the URL that the browser requested.
            request.url = request.originalUrl ?? request.url;
            await getRequestListener(host.fetch, { overrideGlobalObjects: false })(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
