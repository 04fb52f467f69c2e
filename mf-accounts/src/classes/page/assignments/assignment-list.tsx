import type { AssignmentSummary } from '@ariane/shared/contracts/assignments'
import { Link } from '@ariane/shared/router'
import {
  Badge,
  Box,
  Button,
  ChevronRightIcon,
  chakra,
  EmptyState,
  ErrorState,
  HStack,
  SkeletonCards,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { dayTitle, today } from './days.ts'
import { fetchPages } from './store.ts'

const text = messages.assigned
const Way = chakra(Link)

/** What was given to a class, the newest first. */
export function AssignmentList({ one }: Pick<ClassProps, 'one'>) {
  const [pages, setPages] = useState(1)
  const { loaded, reload } = useLoaded(`${one.id} ${pages}`, fetchPages)
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void reload()} />
  const { assignments, others } = loaded.data
  if (assignments.length === 0)
    return (
      <EmptyState illustration="welcome" title={text.none} description={text.noneHint} action={<Give one={one} />} />
    )
  return (
    <>
      <VStack as="ul" aria-label={text.title} listStyleType="none" gap="3" align="stretch">
        {assignments.map(given => (
          <li key={given.id}>
            <Card given={given} to={`/classes/${one.id}/travaux/${given.id}`} />
          </li>
        ))}
      </VStack>
      {others > 0 && (
        <Button variant="ghost" mt="3" onClick={() => setPages(pages + 1)}>
          {text.older(others)}
        </Button>
      )}
    </>
  )
}

/** The way to a first one; nobody is there to get it yet in an empty class. */
const Give = ({ one }: Pick<ClassProps, 'one'>) =>
  one.archivedAt === null &&
  one.pupils.length > 0 && (
    <Button asChild variant="outline">
      <Link to={`/classes/${one.id}/donner`}>{messages.give.open}</Link>
    </Button>
  )

function Card({ given, to }: { given: AssignmentSummary; to: string }) {
  const { kind, title, dueDay, opensDay, givenBy, withdrawnAt, done, late } = given
  return (
    <Way
      to={to}
      display="flex"
      alignItems="center"
      gap="3"
      p="4"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      bg="surface"
      color="inherit"
      textDecoration="none"
      _hover={{ borderColor: 'brand.fg' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="bold" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="ink.muted" textStyle="sm">
          {text.line(text.kinds[kind], dayTitle(dueDay), givenBy)}
        </Text>
        <HStack gap="2" mt="2" wrap="wrap">
          {withdrawnAt ? (
            <Badge>{text.withdrawn}</Badge>
          ) : (
            <Badge colorPalette="info">{text.counts(done, given.pupils)}</Badge>
          )}
          {late > 0 && <Badge colorPalette="orange">{text.late(late)}</Badge>}
          {opensDay > today() && <Badge>{text.opens(dayTitle(opensDay))}</Badge>}
        </HStack>
      </Box>
      <ChevronRightIcon aria-hidden />
    </Way>
  )
}
