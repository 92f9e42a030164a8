// Writes docs/benchmarks.md from the reports of the last runs. Usage: npm run docs:benchmarks
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { benchmarkDocs } from './benchmark-docs.ts';
import { storedReports } from './stored-report.ts';

writeFileSync(path.join(projectRoot, 'docs/benchmarks.md'), benchmarkDocs(storedReports()));
