import * as z from 'zod'
import { MessageReport, REPORTED_KINDS } from './chat-shapes.ts'
import { Done, route, success } from './route.ts'

/** A report as operators read it: everything that the pupil's adults see, of whom and by whom. */
export const OperatorReport = MessageReport.extend({
  kind: z.enum(REPORTED_KINDS),
  pupilName: z.string(),
}).meta({ id: 'OperatorReport' })
export type OperatorReport = z.infer<typeof OperatorReport>

export const reportRoutes = {
  /** Without reports about the caller's own words. The newest first, two hundred at most. */
  listOpenReports: route({
    method: 'GET',
    path: '/api/reports',
    summary: 'What pupils reported and no operator has dealt with',
    answer: success(z.object({ reports: z.array(OperatorReport) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  closeReport: route({
    method: 'POST',
    path: '/api/reports/close',
    summary: 'An operator has dealt with a report',
    body: z.object({ id: z.uuid() }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
}
