export { messages as reportMessages } from './messages.ts'
export { Report, ReportText } from './report.tsx'
