import type { SchoolGap } from '@ariane/shared/contracts/school-gaps'
import { Link, useSearchParams } from '@ariane/shared/router'
import { whyStopped } from '@ariane/shared/school'
import { $activeUser, $schoolSyncs, $session, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, SchoolIcon, Text, VStack } from '@ariane/shared/ui'
import { REPORT, SYNCING } from '../address.ts'
import { formatFreshness } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { messages as reportText } from '../report/messages.ts'
import { formatAccount, type SchoolAccount, sources } from '../sources.ts'
import { EmptyWeeks } from '../sync/empty-weeks.tsx'
import { describeGaps } from '../sync/gaps.ts'
import { messages as syncing } from '../sync/messages.ts'
import { today } from './today.ts'

/**
 * The connected school systems, when each was last synchronised and what could not be read then; nothing while none is
 * connected or this is unknown.
 */
export function Sources({ onChanged }: { onChanged: () => void }) {
  const loaded = useStore(sources.$data)
  const known = (loaded.state === 'ready' ? loaded.data : []).filter(({ freshAt }) => freshAt !== null)
  if (known.length === 0) return null
  return (
    <VStack align="stretch" gap="3">
      <HStack gap="4" wrap="wrap" color="ink.muted" textStyle="sm">
        {known.map(({ freshAt, ...account }) => (
          <HStack key={formatAccount(account)} gap="2">
            <SchoolIcon size={18} aria-hidden />
            <Text>{messages.source(formatAccount(account), formatFreshness(freshAt ?? '', today()))}</Text>
          </HStack>
        ))}
        <Link to={`/scolaire?${REPORT}=1`}>{reportText.link}</Link>
      </HStack>
      {known.map(({ gaps, emptyWeeks, ...account }) => (
        <VStack key={formatAccount(account)} align="stretch" gap="3" _empty={{ display: 'none' }}>
          <Gaps name={formatAccount(account)} gaps={gaps} />
          <Stopped account={account} />
          <EmptyWeeks account={account} weeks={emptyWeeks} onSettled={onChanged} />
        </VStack>
      ))}
    </VStack>
  )
}

/** A school system that kept itself fresh on this device, until it wanted something of the pupil. */
function Stopped({ account: { provider, accountName } }: { account: SchoolAccount }) {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid ?? ''
  const [search, setSearch] = useSearchParams()
  useStore($schoolSyncs)
  const own = session.status === 'signedIn' && session.user.uid === uid
  const account = { provider, accountName }
  if (!own || whyStopped({ ...account, who: `${uid}:${uid}` }) === undefined) return null
  const open = () => setSearch({ ...Object.fromEntries(search), [SYNCING]: '1' })
  return (
    <Notice
      title={syncing.refreshStopped(formatAccount(account))}
      action={
        <Button size="sm" variant="outline" onClick={open}>
          {syncing.reconnect}
        </Button>
      }
    >
      {syncing.refreshStoppedWhy}
    </Notice>
  )
}

function Gaps({ name, gaps }: { name: string; gaps: readonly SchoolGap[] }) {
  if (gaps.length === 0) return null
  const lines = describeGaps(gaps, today()).map(line => <Text key={line}>{line}</Text>)
  // What a school never opens is no news.
  const isNews = gaps.some(({ reason, shownFrom }) => reason !== 'closed' || shownFrom !== null)
  return isNews ? (
    <Notice title={syncing.partly(name)}>{lines}</Notice>
  ) : (
    <Box color="ink.muted" textStyle="sm">
      {lines}
    </Box>
  )
}
