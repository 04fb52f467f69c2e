import type { Health } from '@ariane/shared/contracts/health'
import type { RemoteState } from '@ariane/shared/federation'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Notice,
  PageHeader,
  RefreshIcon,
  SimpleGrid,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useEffect } from 'react'
import { Approvals } from './approvals.tsx'
import { Canaries } from './canaries.tsx'
import { findProblems } from './find-problems.ts'
import { messages as text } from './messages.ts'
import { RemoteCard } from './remote-card.tsx'
import { ReportedErrors, ReportedFailures } from './reported-failures.tsx'
import { Server } from './server.tsx'
import { $checking, $health, $remotes, checkHealth } from './store.ts'

/** For operators only: the remotes that run here, the state of the server, and the failures that pages reported. */
export default function HealthPage() {
  const health = useStore($health)
  const checking = useStore($checking)
  useEffect(() => void checkHealth(), [])
  if (health.state === 'loading') return <LoadingState label={text.loading} />
  if (health.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void checkHealth()} />
  if (!health.data) return <Missing />
  return <Shown health={health.data} checking={checking} onCheck={() => void checkHealth()} />
}

function Missing() {
  const { title, text: sentence, back } = text.missing
  const home = (
    <Button asChild variant="subtle">
      <Link to="/">{back}</Link>
    </Button>
  )
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={sentence} action={home} />
    </>
  )
}

type Props = { health: Health; checking: boolean; onCheck: () => void }

function Shown({ health, checking, onCheck }: Props) {
  const states = useStore($remotes)
  const button = (
    <Button variant="outline" loading={checking} onClick={onCheck}>
      <RefreshIcon aria-hidden />
      {text.again}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} actions={button} />
      <VStack gap="5" align="stretch">
        <Box role="status" aria-live="polite">
          {!checking && <Summary health={health} states={states} />}
        </Box>
        <Box as="section" aria-labelledby="parties">
          <Text as="h2" id="parties" textStyle="lg" fontWeight="bold">
            {text.remotes.title}
          </Text>
          <Text color="ink.muted" mb="3">
            {text.remotes.lead}
          </Text>
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {states.map(state => (
              <RemoteCard
                key={state.name}
                state={state}
                canary={health.registry?.remotes.find(({ name }) => name === state.name)?.canary ?? null}
              />
            ))}
          </SimpleGrid>
        </Box>
        <Server api={health.api} registry={health.registry} />
        <Canaries canaries={health.canaries} />
        <ReportedFailures failures={health.failures} />
        <ReportedErrors errors={health.errors} />
        <Approvals />
      </VStack>
    </>
  )
}

function Summary({ health, states }: { health: Health; states: RemoteState[] }) {
  const found = findProblems(health, states)
  if (found.length === 0) return <Notice tone="success">{text.summary.well}</Notice>
  return <Notice tone="warning">{text.summary.unwell(found)}</Notice>
}
