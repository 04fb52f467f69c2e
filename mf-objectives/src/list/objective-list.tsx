import { OBJECTIVE_TITLES } from '@ariane/shared/catalogue'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { EmptyState, FilterTabs, SimpleGrid, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { FILTERS, type Filter, matches } from '../rules.ts'
import { Today } from '../today/today.tsx'
import { ObjectiveCard } from './objective-card.tsx'
import { Statistics } from './statistics.tsx'

type Props = { objectives: readonly Objective[]; onOpen: (id: string) => void }

export function ObjectiveList({ objectives, onOpen }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const shown = (one: Filter) => objectives.filter(({ type }) => matches(one, type))
  return (
    <VStack gap="6" align="stretch">
      <Today objectives={objectives} onOpen={onOpen} />
      <Statistics objectives={objectives} />
      <FilterTabs
        label={messages.filterLabel}
        options={FILTERS.map(value => ({
          value,
          label: value === 'all' ? messages.all : OBJECTIVE_TITLES[value],
          count: shown(value).length,
        }))}
        value={filter}
        onChange={setFilter}
      />
      {shown(filter).length === 0 ? (
        <EmptyState title={messages.emptyFilter} description={messages.emptyFilterHint} />
      ) : (
        <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="5" listStyleType="none">
          {shown(filter).map(objective => (
            <li key={objective.id}>
              <ObjectiveCard objective={objective} onOpen={onOpen} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </VStack>
  )
}
