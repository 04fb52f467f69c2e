import { formatSchoolYear } from '@ariane/shared/catalogue'
import type { ClassSummary } from '@ariane/shared/contracts/classes'
import { Link } from '@ariane/shared/router'
import { $session, displayName, useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  ChevronRightIcon,
  chakra,
  EmptyState,
  ErrorState,
  FormField,
  Heading,
  HStack,
  PageHeader,
  PlusIcon,
  Select,
  SimpleGrid,
  SkeletonCards,
  Text,
  UploadIcon,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { pupils } from '../counts.ts'
import { messages } from '../messages.ts'
import { Needs } from '../needs.tsx'
import { classes } from '../store.ts'
import { NewClass } from './new-class.tsx'

const text = messages.list
const Way = chakra(Link)

/** The classes of a teacher: those of this year, then the archived ones. */
export default function ClassList() {
  const loaded = useStore(classes.$data)
  const [creating, setCreating] = useState(false)
  const all = loaded.state === 'ready' ? loaded.data : []
  const ways = (
    <HStack gap="3" wrap="wrap" justify={all.length > 0 ? undefined : 'center'}>
      <Button onClick={() => setCreating(true)}>
        <PlusIcon aria-hidden />
        {text.create}
      </Button>
      <Button asChild variant="outline">
        <Link to="/profile/eleves?vue=import">
          <UploadIcon aria-hidden />
          {text.import}
        </Link>
      </Button>
    </HStack>
  )
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} actions={all.length > 0 ? ways : undefined} />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={messages.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={messages.failure} onRetry={() => void classes.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && all.length === 0 && (
        <EmptyState illustration="welcome" title={text.empty} description={text.emptyHint} action={ways} />
      )}
      <Cards label={text.label} list={all.filter(one => one.archivedAt === null)} />
      <Cards label={text.archived} titled list={all.filter(one => one.archivedAt !== null)} />
      {all.length > 0 && <EveryNeed list={all.filter(one => one.archivedAt === null)} />}
      {creating && <NewClass onClose={() => setCreating(false)} />}
    </>
  )
}

/** Who needs help first among all pupils of the teacher, or in one of the classes. */
function EveryNeed({ list }: { list: readonly ClassSummary[] }) {
  const [chosen, choose] = useState('')
  return (
    <VStack gap="4" align="stretch">
      <FormField label={messages.needs.filter}>
        <Select maxW="md" value={chosen} onChange={event => choose(event.target.value)}>
          <option value="">{messages.needs.every}</option>
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <Needs key={chosen} classId={chosen} />
    </VStack>
  )
}

function Cards({ label, list, titled = false }: { label: string; list: readonly ClassSummary[]; titled?: boolean }) {
  if (list.length === 0) return null
  return (
    <Box as="section" mb="8">
      {titled && (
        <Heading as="h2" size="lg" mb="4">
          {label}
        </Heading>
      )}
      <SimpleGrid as="ul" aria-label={label} columns={{ base: 1, md: 2, xl: 3 }} gap="4" listStyleType="none">
        {list.map(one => (
          <li key={one.id}>
            <Card one={one} />
          </li>
        ))}
      </SimpleGrid>
    </Box>
  )
}

function Card({ one }: { one: ClassSummary }) {
  const session = useStore($session)
  const me = session.status === 'signedIn' ? displayName(session.user) : ''
  const others = one.teachers.filter(name => name !== me)
  return (
    <Way
      to={`/classes/${one.id}`}
      display="flex"
      alignItems="center"
      gap="3"
      h="full"
      p="5"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      bg="surface"
      boxShadow="sm"
      color="inherit"
      textDecoration="none"
      _hover={{ borderColor: 'brand.fg' }}
    >
      <Box flex="1" minW="0">
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {one.name}
        </Heading>
        <Text color="ink.muted" textStyle="sm">
          {[pupils(one.pupils), one.grade, text.year(formatSchoolYear(one.schoolYear))].join(' · ')}
        </Text>
        {others.length > 0 && (
          <Text color="ink.muted" textStyle="sm">
            {text.teachers(others.join(', '))}
          </Text>
        )}
        {one.requests > 0 && (
          <Badge colorPalette="orange" mt="2">
            {text.requests(one.requests)}
          </Badge>
        )}
      </Box>
      <ChevronRightIcon aria-hidden />
    </Way>
  )
}
