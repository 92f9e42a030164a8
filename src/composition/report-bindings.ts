import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createDownloadReportByFileName } from '#core/report/download-report-by-file-name.ts';
import { createGenerateBasicReport, createGenerateFireflyReport } from '#core/report/generate-basic-report.ts';
import { createGenerateClassicReport } from '#core/report/generate-classic-report.ts';
import { createGenerateReport } from '#core/report/generate-report.ts';
import { createGenerateReportByVin } from '#core/report/generate-report-by-vin.ts';
import { createGenerateReportWithSpec } from '#core/report/generate-report-with-spec.ts';
import {
  createDisputeFinding,
  createListReports,
  createPreviewReport,
  createReadReport,
} from '#core/report/read-report.ts';
import { createReportMaker } from '#core/report/report-maker.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreReportMaking } from './restored-stores.ts';

/** Vehicle history reports. */
export const reportBindings = {
  reports: httpGateway(createHttpReportGateway),
  generateReport: createGenerateReport,
  generateBasicReport: createGenerateBasicReport,
  generateClassicReport: createGenerateClassicReport,
  generateFireflyReport: createGenerateFireflyReport,
  generateReportWithSpec: createGenerateReportWithSpec,
  generateReportByVin: createGenerateReportByVin,
  reportMaking: restoreReportMaking,
  reportMaker: createReportMaker,
  listReports: createListReports,
  readReport: createReadReport,
  disputeFinding: createDisputeFinding,
  previewReport: createPreviewReport,
  downloadReportByFileName: createDownloadReportByFileName,
};
