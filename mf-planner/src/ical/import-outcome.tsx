import type { ImportAnswer } from '@ariane/shared/contracts/ical'
import { ConsentNotice, Notice, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.import

type Props = {
  answer: ImportAnswer
  /** Events that were not sent, since the planner cannot show them. */
  kept?: number
}

/** What became of an import: what changed, and by name what was left out. */
export function ImportOutcome({ answer, kept = 0 }: Props) {
  if (answer.status === 'failure') {
    if (answer.data.code === 'consent_needed') return <ConsentNotice />
    const { what, next } = text.failures[answer.data.code]
    return (
      <Notice tone="warning" title={what}>
        {next}
      </Notice>
    )
  }
  const { name, added, changed, removed, skipped, unread, zones, outside, elsewhere } = answer.data
  const left = unread.map(({ title, reason }) => text.unread(title, text.reasons[reason]))
  return (
    <Notice tone="success" title={text.done(name)}>
      <Text>{text.counts(added, changed, removed)}</Text>
      {skipped > 0 && <Text>{text.skipped(skipped, left)}</Text>}
      {zones.length > 0 && <Text>{text.zones(zones)}</Text>}
      {elsewhere > 0 && <Text>{text.elsewhere(elsewhere)}</Text>}
      {outside + kept > 0 && <Text>{text.outside(outside + kept)}</Text>}
    </Notice>
  )
}
