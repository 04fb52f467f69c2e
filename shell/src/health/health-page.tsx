import type { Health } from '@ariane/shared/contracts/health'
import type { RemoteState } from '@ariane/shared/federation'
import { hosting } from '@ariane/shared/ports'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
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
import { INSTALLATION_PATH } from '../own-pages.ts'
import { Approvals } from './approvals.tsx'
import { Basis } from './basis.tsx'
import { Canaries } from './canaries.tsx'
import { FactorMissing } from './factor-missing.tsx'
import { findProblems } from './find-problems.ts'
import { messages as text } from './messages.ts'
import { MissingPage } from './missing-page.tsx'
import { RemoteCard } from './remote-card.tsx'
import { ReportedErrors, ReportedFailures } from './reported-failures.tsx'
import { Reports } from './reports.tsx'
import { Server } from './server.tsx'
import { $checking, $factorMissing, $health, $remotes, checkHealth } from './store.ts'
import { Waiting } from './waiting.tsx'

/** For operators only: the remotes that run here, the state of the server, and the failures that pages reported. */
export default function HealthPage() {
  const health = useStore($health)
  const checking = useStore($checking)
  const factorMissing = useStore($factorMissing)
  useEffect(() => void checkHealth(), [])
  if (health.state === 'loading') return <LoadingState label={text.loading} />
  if (factorMissing) return <FactorMissing />
  if (health.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void checkHealth()} />
  if (!health.data) return <MissingPage />
  return <Shown health={health.data} checking={checking} onCheck={() => void checkHealth()} />
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
        {/* People wait for an answer; parts and figures are for when something is wrong. */}
        <Reports />
        <Waiting />
        <Box as="section" aria-labelledby="parties">
          <Text as="h2" id="parties" textStyle="lg" fontWeight="bold">
            {text.remotes.title}
          </Text>
          <Text color="ink.muted" mb="3">
            {text.remotes.lead}
          </Text>
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4" alignItems="start">
            {states.map(state => (
              <RemoteCard
                key={state.name}
                state={state}
                canary={health.registry?.remotes.find(({ name }) => name === state.name)?.canary ?? null}
              />
            ))}
          </SimpleGrid>
        </Box>
        <Server api={health.api} backups={health.backups} registry={health.registry} />
        <Canaries canaries={health.canaries} />
        <ReportedFailures failures={health.failures} />
        <ReportedErrors errors={health.errors} />
        <Approvals />
        {!hosting() && <Basis />}
      </VStack>
    </>
  )
}

function Summary({ health, states }: { health: Health; states: RemoteState[] }) {
  const found = findProblems(health, states)
  const { missing } = health
  if (found.length === 0 && missing.length === 0) return <Notice tone="success">{text.summary.well}</Notice>
  return (
    <VStack gap="3" align="stretch">
      {found.length > 0 && <Notice tone="warning">{text.summary.unwell(found)}</Notice>}
      {missing.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={INSTALLATION_PATH}>{text.summary.toInstallation}</Link>
            </Button>
          }
        >
          {text.summary.lacking(missing)}
        </Notice>
      )}
    </VStack>
  )
}
