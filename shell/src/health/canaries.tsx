import type { CanaryStep, Health } from '@ariane/shared/contracts'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'
import { ReportTable } from './report-table.tsx'

const text = messages.canaries

function describeVerdict({ verdict, worse }: CanaryStep): string {
  if (!worse) return text.verdicts[verdict]
  const { metric, canary, control, p } = worse
  const format = metric === 'time' ? text.ms : text.percent
  return text.worse(text.metrics[metric], format(canary), format(control), text.chance(p))
}

/** Canaries that watched themselves: what each step compared, and what became of it. */
export function Canaries({ canaries }: Pick<Health, 'canaries'>) {
  const rows = canaries.map(step => {
    const both = (read: (side: CanaryStep['canary']) => number | null) =>
      text.both(read(step.canary) ?? text.nothing, read(step.control) ?? text.nothing)
    return [
      step.remote,
      step.version,
      text.share(step.share),
      describeVerdict(step),
      both(side => side.loads),
      both(side => side.failed),
      both(side => side.errors),
      both(side => side.medianMs),
      formatInstant(step.since),
    ]
  })
  return <ReportTable {...text} rows={rows} />
}
