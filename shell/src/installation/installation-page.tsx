import type { Installation } from '@ariane/shared/contracts/installation'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, LoadingState, PageHeader, Panel, SimpleGrid, VStack } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { DescriptionList } from '../health/description-list.tsx'
import { FactorMissing } from '../health/factor-missing.tsx'
import { MissingPage } from '../health/missing-page.tsx'
import { HEALTH_PATH } from '../own-pages.ts'
import { Accounts } from './accounts.tsx'
import { Acts } from './acts.tsx'
import { listFacts } from './list-facts.ts'
import { MailTrial } from './mail-trial.tsx'
import { messages as text } from './messages.ts'
import { Missing } from './missing.tsx'
import { $factorMissing, $installation, loadInstallation } from './store.ts'

/** For operators only: what the installation lacks, its accounts, and what operators did. */
export default function InstallationPage() {
  const loaded = useStore($installation)
  const factorMissing = useStore($factorMissing)
  useEffect(() => void loadInstallation(), [])
  if (loaded.state === 'loading') return <LoadingState label={text.loading} />
  if (factorMissing) return <FactorMissing />
  if (loaded.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void loadInstallation()} />
  if (!loaded.data) return <MissingPage />
  return <Shown installation={loaded.data} />
}

function Shown({ installation }: { installation: Installation }) {
  const { missing, hosted, mail } = installation
  const toHealth = (
    <Button asChild variant="outline">
      <Link to={HEALTH_PATH}>{text.toHealth}</Link>
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} actions={toHealth} />
      <VStack gap="5" align="stretch">
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <Missing missing={missing} />
          <Panel title={text.facts.title}>
            <DescriptionList rows={listFacts(installation)} />
            <Button asChild variant="subtle" mt="4" px="4">
              <Link to={HEALTH_PATH}>{text.facts.approvals}</Link>
            </Button>
          </Panel>
        </SimpleGrid>
        <Accounts hosted={hosted} />
        {mail && <MailTrial />}
        <Acts />
      </VStack>
    </>
  )
}
