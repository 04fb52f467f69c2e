import {
  Box,
  EmptyState,
  ErrorState,
  FilterTabs,
  Flex,
  Input,
  PageHeader,
  SkeletonCards,
  Text,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { Found } from './found.tsx'
import { InboxCard } from './inbox-card.tsx'
import { countRows, type Shown, shownRows, wordsToFind } from './inbox-rules.ts'
import { messages as text } from './messages.ts'
import { useInbox, useNow } from './use-inbox.ts'

/** The manager's inbox: the requests of the pupils, the longest waiting first. */
export function Inbox() {
  const { value: rows, hasFailed, retry } = useInbox()
  const [shown, setShown] = useState<Shown>('open')
  const [search, setSearch] = useState('')
  const now = useNow()
  const words = wordsToFind(search)
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      {!rows && !hasFailed && <SkeletonCards count={3} label={text.loading} />}
      {!rows && hasFailed && <ErrorState message={text.failure} onRetry={retry} />}
      {rows && rows.length === 0 && <EmptyState title={text.none} description={text.noneHint} />}
      {rows && rows.length > 0 && (
        <Box maxW="4xl">
          <Flex gap="4" wrap="wrap" align="center" mb="5">
            <FilterTabs
              label={text.filters}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'open', label: text.open, count: countRows(rows, 'open') },
                { value: 'closed', label: text.closed, count: countRows(rows, 'closed') },
              ]}
            />
            <Box flex="1 1 14rem">
              <Input
                type="search"
                aria-label={text.search}
                placeholder={text.search}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            </Box>
          </Flex>
          <List
            rows={shownRows(rows, shown, search)}
            now={now}
            empty={search.trim() ? text.notFound : emptyText(shown)}
          />
          {words && <Found words={words} />}
        </Box>
      )}
    </>
  )
}

const emptyText = (shown: Shown) => (shown === 'open' ? text.none : text.noneClosed)

type ListProps = { rows: ReturnType<typeof shownRows>; now: number; empty: string }
function List({ rows, now, empty }: ListProps) {
  if (rows.length === 0)
    return (
      <Text color="ink.muted" role="status" py="6">
        {empty}
      </Text>
    )
  return (
    <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="4">
      {rows.map(row => (
        <InboxCard key={row.userId} row={row} now={now} />
      ))}
    </Box>
  )
}
