import type { Consent } from '@ariane/shared/contracts/consent'
import { formatDate } from '@ariane/shared/dates'
import { $manager, type ActiveUser, useStore } from '@ariane/shared/session'
import { Badge, Box, ErrorState, HStack, Panel, SkeletonCards, Text, UsersIcon, VStack } from '@ariane/shared/ui'
import { ConsentActions, Refuse } from './consent-actions.tsx'
import { messages } from './messages.ts'
import { consent } from './store.ts'

const text = messages.consent
const TONES = { missing: 'warning', asked: 'info', given: 'success', of_age: 'success', withdrawn: 'warning' } as const

/** The state of a parent's consent and the actions on it; nothing for an adult's own account. */
export function ConsentPanel({ user }: { user: ActiveUser }) {
  const loaded = useStore(consent.$data)
  const manager = useStore($manager)
  if (manager && !user.switched) return null
  return (
    <Panel title={text.title} icon={<UsersIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={text.failure} onRetry={() => void consent.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && loaded.data.state === 'not_needed' && loaded.data.basis && (
        <BySchool basis={loaded.data.basis} mayRefuse={loaded.data.mayRefuse ?? false} />
      )}
      {loaded.state === 'ready' && loaded.data.state !== 'not_needed' && (
        <VStack gap="4" align="stretch" maxW="prose">
          <Standing data={loaded.data} state={loaded.data.state} />
          <ConsentActions user={user} data={loaded.data} />
        </VStack>
      )}
    </Panel>
  )
}

/** Where the school recorded its own legal basis nobody is asked. */
const BySchool = ({ basis, mayRefuse }: { basis: string; mayRefuse: boolean }) => (
  <VStack gap="2" align="stretch" maxW="prose">
    <Text fontWeight="semibold">{text.bySchool}</Text>
    <Text>{basis}</Text>
    <Text color="ink.muted">{mayRefuse ? text.bySchoolRefuse : text.bySchoolObject}</Text>
    {mayRefuse && <Refuse />}
  </VStack>
)

function tellGiven({ by, email, onPaper }: Consent, date: string): string {
  if (!by) return text.givenMail(email ?? '', date)
  return onPaper ? text.givenOnPaper(by, date) : text.givenBy(by, date)
}

const tellUncounted = ({ by, email, at }: NonNullable<Consent['uncounted']>) =>
  by ? text.uncounted(by, formatDate(at)) : text.uncountedMail(email ?? '', formatDate(at))

function Standing({ data, state }: { data: Consent; state: keyof typeof TONES }) {
  const date = data.at ? formatDate(data.at) : ''
  const story = {
    missing: null,
    asked: text.asked(data.email ?? '', date),
    given: tellGiven(data, date),
    of_age: null,
    withdrawn: text.withdrawn(date, data.by),
  }[state]
  const open = state === 'given' || state === 'of_age'
  return (
    <Box>
      <HStack gap="2" mb="2" role="status" wrap="wrap">
        <Text fontWeight="semibold">{text.state}</Text>
        <Badge colorPalette={TONES[state]}>{text.states[state]}</Badge>
      </HStack>
      {story && <Text mb="2">{story}</Text>}
      {data.uncounted && <Text mb="2">{tellUncounted(data.uncounted)}</Text>}
      {!open && (
        <>
          <Text color="ink.muted" mb="2">
            {text.why}
          </Text>
          <Text fontWeight="semibold">{text.waits}</Text>
          <Box as="ul" listStyleType="disc" ps="5" mb="2">
            {text.waiting.map(line => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          <Text color="ink.muted">{text.works}</Text>
        </>
      )}
    </Box>
  )
}
