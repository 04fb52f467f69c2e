import type { EmptyWeek } from '@ariane/shared/contracts/school-gaps'
import { formatWeek, localInstant } from '@ariane/shared/dates'
import { useOneCall } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import { Button, Flex, Notice, Text } from '@ariane/shared/ui'
import { formatAccount, isSame, type SchoolAccount, settleEmptyWeek, sources } from '../sources.ts'
import { messages as text } from './messages.ts'

type Props = { account: SchoolAccount; weeks: readonly EmptyWeek[]; onSettled: () => void }

/** Asks whether what a week had goes, now that the school has emptied it; until then it stays. */
export const EmptyWeeks = ({ account, weeks, onSettled }: Props) =>
  weeks.map(week => <Asked key={week.week} account={account} asked={week} onSettled={onSettled} />)

/** The same for the weeks that are asked about now. */
export function AskedWeeks({ account, onSettled }: Omit<Props, 'weeks'>) {
  const loaded = useStore(sources.$data)
  const known = loaded.state === 'ready' ? loaded.data.find(source => isSame(source, account)) : undefined
  return <EmptyWeeks account={account} weeks={known?.emptyWeeks ?? []} onSettled={onSettled} />
}

function Asked({ account, asked, onSettled }: Omit<Props, 'weeks'> & { asked: EmptyWeek }) {
  const settling = useOneCall('empty week')
  const settle = async (remove: boolean) => {
    if (await settling.run(() => settleEmptyWeek(account, asked.week, remove))) onSettled()
  }
  const counts = { lessons: asked.lessons - asked.homework, homework: asked.homework }
  const days = formatWeek(localInstant(asked.week, '00:00'))
  return (
    <Notice
      tone="warning"
      title={text.emptied(days, formatAccount(account), counts)}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" aria-busy={settling.busy} onClick={() => void settle(false)}>
            {text.keepEmptied(counts)}
          </Button>
          <Button size="sm" colorPalette="danger" aria-busy={settling.busy} onClick={() => void settle(true)}>
            {text.removeEmptied(counts)}
          </Button>
        </Flex>
      }
    >
      {text.stayed(counts)}
      {settling.state.kind === 'failed' && <Text>{text.settleFailure}</Text>}
    </Notice>
  )
}
