import { ContainerModule } from 'inversify';
import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createDisputeFinding } from '#core/report/dispute-finding.ts';
import { createDownloadReport, createDownloadReportByFileName } from '#core/report/download-report.ts';
import { createGenerateBasicReport } from '#core/report/generate-basic-report.ts';
import { createGenerateClassicReport } from '#core/report/generate-classic-report.ts';
import { createGenerateFireflyReport } from '#core/report/generate-firefly-report.ts';
import { createGenerateReport } from '#core/report/generate-report.ts';
import { createGenerateReportByVin } from '#core/report/generate-report-by-vin.ts';
import { createGenerateReportWithSpec } from '#core/report/generate-report-with-spec.ts';
import { createListReports } from '#core/report/list-reports.ts';
import { createPreviewReport } from '#core/report/preview-report.ts';
import { createReadReport } from '#core/report/read-report.ts';
import { createReportMaker } from '#core/report/report-maker.ts';
import { createDownloadSampleReport, createReadSampleReport } from '#core/report/sample-report.ts';
import { keptReportMaking } from './kept-stores.ts';
import { service } from './service.ts';

/** Binds vehicle history reports. */
export const reportModule = new ContainerModule(({ bind }) => {
  const reports = service('reports');
  const freeCredits = service('freeCredits');
  bind(reports).toResolvedValue(createHttpReportGateway, [service('http')]);
  bind(service('generateReport')).toResolvedValue(
    (gateway, credits) => createGenerateReport({ reports: gateway, freeCredits: credits }),
    [reports, freeCredits],
  );
  bind(service('generateBasicReport')).toResolvedValue(
    (gateway, credits) => createGenerateBasicReport({ reports: gateway, freeCredits: credits }),
    [reports, freeCredits],
  );
  bind(service('generateClassicReport')).toResolvedValue(
    (gateway, credits) => createGenerateClassicReport({ reports: gateway, freeCredits: credits }),
    [reports, freeCredits],
  );
  bind(service('generateFireflyReport')).toResolvedValue(
    (gateway, credits, { siteDomain }) =>
      createGenerateFireflyReport({ reports: gateway, freeCredits: credits, siteDomain }),
    [reports, freeCredits, service('world')],
  );
  bind(service('generateReportWithSpec')).toResolvedValue(
    (gateway, credits, { ids }) => createGenerateReportWithSpec({ reports: gateway, freeCredits: credits, ids }),
    [reports, freeCredits, service('world')],
  );
  bind(service('generateReportByVin')).toResolvedValue(
    (generateReport, generateClassicReport) => createGenerateReportByVin({ generateReport, generateClassicReport }),
    [service('generateReport'), service('generateClassicReport')],
  );
  bind(service('reportMaking')).toResolvedValue(keptReportMaking, [service('world'), service('lifetime')]);
  bind(service('reportMaker')).toResolvedValue(
    (making, generateReportByVin, loadAccount) => createReportMaker({ making, generateReportByVin, loadAccount }),
    [service('reportMaking'), service('generateReportByVin'), service('loadAccount')],
  );
  bind(service('listReports')).toResolvedValue((gateway) => createListReports({ reports: gateway }), [reports]);
  bind(service('readReport')).toResolvedValue((gateway) => createReadReport({ reports: gateway }), [reports]);
  bind(service('disputeFinding')).toResolvedValue((gateway) => createDisputeFinding({ reports: gateway }), [reports]);
  bind(service('previewReport')).toResolvedValue((gateway) => createPreviewReport({ reports: gateway }), [reports]);
  bind(service('downloadReport')).toResolvedValue((gateway) => createDownloadReport({ reports: gateway }), [reports]);
  bind(service('downloadReportByFileName')).toResolvedValue(
    (gateway) => createDownloadReportByFileName({ reports: gateway }),
    [reports],
  );
  bind(service('readSampleReport')).toResolvedValue(
    (gateway) => createReadSampleReport({ reports: gateway }),
    [reports],
  );
  bind(service('downloadSampleReport')).toResolvedValue(
    (gateway) => createDownloadSampleReport({ reports: gateway }),
    [reports],
  );
});
