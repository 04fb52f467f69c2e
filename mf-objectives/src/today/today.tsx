import type { Objective } from '@ariane/shared/contracts/objectives'
import { formatDay } from '@ariane/shared/dates'
import { FilterTabs, Panel, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { DayTasks } from './day-tasks.tsx'
import { messages as text } from './messages.ts'
import { useToday } from './use-today.ts'
import { Week } from './week.tsx'

const VIEWS = ['day', 'week'] as const
type Props = { objectives: readonly Objective[]; onOpen: (id: string) => void }

/** What is to be done today, or the whole week at a glance. */
export function Today({ objectives, onOpen }: Props) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('day')
  const today = useToday()
  const isDay = view === 'day'
  return (
    <Panel
      title={isDay ? text.today : text.week}
      actions={
        <FilterTabs
          label={text.show}
          options={VIEWS.map(value => ({ value, label: text.views[value] }))}
          value={view}
          onChange={setView}
        />
      }
    >
      {isDay && (
        <Text color="ink.muted" mt="-2" mb="4" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatDay(today)}
        </Text>
      )}
      {isDay ? (
        <DayTasks day={today} objectives={objectives} onOpen={onOpen} />
      ) : (
        <Week today={today} objectives={objectives} onOpen={onOpen} />
      )}
    </Panel>
  )
}
