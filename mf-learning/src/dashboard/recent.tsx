import type { ProgressItem } from '@ariane/shared/contracts/progress'
import { Link } from '@ariane/shared/router'
import { Badge, Box, ClipboardIcon, chakra, Flex, ProgressBar, RouteIcon, Text } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../parts/messages.ts'
import { Fold } from './fold.tsx'
import { messages as text } from './messages.ts'
import { namePaths, progressLabel } from './rules.ts'

const Card = chakra(Link)

export function RecentPaths({ items }: { items: readonly ProgressItem[] }) {
  return (
    <Fold title={text.recentPaths} icon={<RouteIcon />} count={items.length} actions={<ToRevisions />}>
      <Items
        items={items}
        names={namePaths(items)}
        empty={text.noPath}
        start={<ToFirstPath />}
        to={item => `/path/${item.id}`}
        more={item => (
          <ProgressBar
            label={messages.progress}
            value={item.progress.progress.progress.bookProgressPercent}
            hideLabel
          />
        )}
      />
    </Fold>
  )
}

/** `planned`: homework of the planner waits, which is counted above and not in this list. */
export function RecentHomework({ items, planned }: { items: readonly ProgressItem[]; planned: boolean }) {
  return (
    <Fold title={text.recentHomework} icon={<ClipboardIcon />} count={items.length}>
      <Items
        items={items}
        empty={text.noHomework}
        start={planned ? <ToPlanner /> : <ToFirstHomework />}
        to={() => '/homework'}
      />
    </Fold>
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

function ToFirstHomework() {
  return (
    <RevisionsLink to="/homework?creation=nouveau" color="brand.fg" fontWeight="semibold" py="2">
      {text.firstHomework}
    </RevisionsLink>
  )
}

function ToPlanner() {
  return (
    <RevisionsLink to="/scolaire" color="brand.fg" fontWeight="semibold" py="2">
      {text.plannedHomework}
    </RevisionsLink>
  )
}

type ItemsProps = {
  items: readonly ProgressItem[]
  /** What each is called, otherwise its title. */
  names?: readonly string[]
  empty: string
  /** The action for an empty list. */
  start?: ReactNode
  to: (item: ProgressItem) => string
  more?: (item: ProgressItem) => ReactNode
}

function Items({ items, names = [], empty, start, to, more }: ItemsProps) {
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
      {items.map((item, n) => (
        // The bar stands beside the link: in it, engines do not agree whether its number is a part of the link's name.
        <Box as="li" key={item.id} pos="relative" p="3" borderRadius="l2" _hover={{ bg: 'bg.subtle' }}>
          <Card
            to={to(item)}
            display="block"
            color="inherit"
            textDecoration="none"
            _after={{ content: '""', pos: 'absolute', inset: '0', borderRadius: 'l2' }}
          >
            <Flex justify="space-between" align="center" wrap="wrap" columnGap="3" rowGap="1" mb="2">
              <Text fontWeight="semibold" overflowWrap="anywhere" flex="1 1 12rem" minW="0">
                {names[n] ?? item.title}
                {item.assignedBy && (
                  <Text as="span" display="block" color="ink.muted" fontWeight="normal" textStyle="sm">
                    {messages.proposedBy(item.assignedBy)}
                  </Text>
                )}
              </Text>
              <Badge flexShrink="0">{progressLabel(item.progress.status)}</Badge>
            </Flex>
          </Card>
          {more?.(item)}
        </Box>
      ))}
    </Box>
  )
}
