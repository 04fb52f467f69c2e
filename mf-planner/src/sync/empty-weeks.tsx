import type { SchoolProvider } from '@ariane/shared/contracts/school'
import type { EmptyWeek } from '@ariane/shared/contracts/school-gaps'
import { formatWeek, parisInstant } from '@ariane/shared/dates'
import { useOneCall } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, Flex, Notice, Text } from '@ariane/shared/ui'
import { settleEmptyWeek, sources } from '../sources.ts'
import { messages as text } from './messages.ts'

type Props = { provider: SchoolProvider; weeks: readonly EmptyWeek[]; onSettled: () => void }

/** Asks whether the lessons of a week go that the school has emptied; until then they stay. */
export const EmptyWeeks = ({ provider, weeks, onSettled }: Props) =>
  weeks.map(week => <Asked key={week.week} provider={provider} asked={week} onSettled={onSettled} />)

/** The same for the weeks that are asked about now. */
export function AskedWeeks({ provider, onSettled }: Omit<Props, 'weeks'>) {
  const loaded = useStore(sources.$data)
  const known = loaded.state === 'ready' ? loaded.data.find(source => source.provider === provider) : undefined
  return <EmptyWeeks provider={provider} weeks={known?.emptyWeeks ?? []} onSettled={onSettled} />
}

function Asked({ provider, asked: { week, lessons }, onSettled }: Omit<Props, 'weeks'> & { asked: EmptyWeek }) {
  const settling = useOneCall('empty week')
  const settle = async (remove: boolean) => {
    if (await settling.run(() => settleEmptyWeek(provider, week, remove))) onSettled()
  }
  const days = formatWeek(parisInstant(week, '00:00'))
  return (
    <Notice
      tone="warning"
      title={text.emptied(days, text.providers[provider])}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" aria-busy={settling.busy} onClick={() => void settle(false)}>
            {text.keepLessons(lessons)}
          </Button>
          <Button size="sm" colorPalette="danger" aria-busy={settling.busy} onClick={() => void settle(true)}>
            {text.removeLessons(lessons)}
          </Button>
        </Flex>
      }
    >
      {text.stayed(lessons)}
      {settling.state.kind === 'failed' && <Text>{text.settleFailure}</Text>}
    </Notice>
  )
}
