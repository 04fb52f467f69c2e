import type { ProgressItem } from '@ariane/shared/contracts/progress'
import { Link } from '@ariane/shared/router'
import { Badge, Box, ClipboardIcon, chakra, Flex, Panel, ProgressBar, RouteIcon, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { progressLabel } from './rules.ts'

const text = messages.dashboard
const Card = chakra(Link)

export function RecentPaths({ items }: { items: readonly ProgressItem[] }) {
  return (
    <Panel title={text.recentPaths} icon={<RouteIcon />} actions={<ToRevisions />}>
      <Items
        items={items}
        empty={text.noPath}
        start={<ToFirstPath />}
        to={item => `/path/${item.id}`}
        more={item => (
          <ProgressBar
            label={messages.revisions.progress}
            value={item.progress.progress.progress.bookProgressPercent}
            hideLabel
          />
        )}
      />
    </Panel>
  )
}

export function RecentHomework({ items }: { items: readonly ProgressItem[] }) {
  return (
    <Panel title={text.recentHomework} icon={<ClipboardIcon />}>
      <Items items={items} empty={text.noHomework} to={() => '/homework'} />
    </Panel>
  )
}

const RevisionsLink = chakra(Link)
function ToRevisions() {
  return (
    <RevisionsLink to="/revisions" color="brand.fg" fontWeight="semibold" py="2" my="-2">
      {text.toRevisions}
    </RevisionsLink>
  )
}

/** A new pupil is sent straight to the first step, rather than to another empty page. */
function ToFirstPath() {
  return (
    <RevisionsLink to="/revisions?demarrage=1" color="brand.fg" fontWeight="semibold" py="2">
      {text.firstPath}
    </RevisionsLink>
  )
}

type ItemsProps = {
  items: readonly ProgressItem[]
  empty: string
  /** The action for an empty list. */
  start?: ReactNode
  to: (item: ProgressItem) => string
  more?: (item: ProgressItem) => ReactNode
}

function Items({ items, empty, start, to, more }: ItemsProps) {
  if (items.length === 0)
    return (
      <Box py="2">
        <Text color="ink.muted" mb={start ? '3' : '0'}>
          {empty}
        </Text>
        {start}
      </Box>
    )
  return (
    <Box as="ul" listStyleType="none">
      {items.map(item => (
        <li key={item.id}>
          <Card
            to={to(item)}
            display="block"
            p="3"
            borderRadius="l2"
            color="inherit"
            textDecoration="none"
            _hover={{ bg: 'bg.subtle' }}
          >
            <Flex justify="space-between" align="center" wrap="wrap" columnGap="3" rowGap="1" mb="2">
              <Text fontWeight="semibold" overflowWrap="anywhere" flex="1 1 12rem" minW="0">
                {item.title}
                {item.assignedBy && (
                  <Text as="span" display="block" color="ink.muted" fontWeight="normal" textStyle="sm">
                    {messages.proposedBy(item.assignedBy)}
                  </Text>
                )}
              </Text>
              <Badge flexShrink="0">{progressLabel(item.progress.status)}</Badge>
            </Flex>
            {more?.(item)}
          </Card>
        </li>
      ))}
    </Box>
  )
}
