import type { Objective } from '@ariane/shared/contracts/objectives'
import { CircleCheckIcon, FlagIcon, ListChecksIcon, SimpleGrid, StatCard, TargetIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { statistics } from '../rules.ts'

const text = messages.statistics

export function Statistics({ objectives }: { objectives: readonly Objective[] }) {
  const { total, active, finished, tasks } = statistics(objectives)
  return (
    <SimpleGrid
      minChildWidth={{ base: '9rem', sm: '12rem' }}
      gap={{ base: '2.5', sm: '4' }}
      role="group"
      aria-label={messages.statisticsLabel}
    >
      <StatCard icon={<TargetIcon />} label={text.total} value={total} tone="brand" />
      <StatCard icon={<FlagIcon />} label={text.active} value={active} tone="info" />
      <StatCard icon={<CircleCheckIcon />} label={text.finished} value={finished} tone="success" />
      <StatCard
        icon={<ListChecksIcon />}
        label={text.tasks}
        value={messages.outOf(tasks.succeeded, tasks.all)}
        tone="accent"
      />
    </SimpleGrid>
  )
}
