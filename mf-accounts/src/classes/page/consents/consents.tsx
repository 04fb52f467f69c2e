import { lookup } from '@ariane/shared/catalogue'
import { useDraft } from '@ariane/shared/session'
import { ErrorState, Notice, Panel, SkeletonCards, Text, UsersIcon, VStack } from '@ariane/shared/ui'
import { OperatorLink } from '../../../data/operator-link.tsx'
import { messages } from '../../messages.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { withClassNames } from '../rules.ts'
import { StickyFooter } from '../sticky-footer.tsx'
import { ConsentLine } from './consent-line.tsx'
import { PrepareSlips } from './prepare-slips.tsx'
import { RecordSlips } from './record-slips.tsx'
import { countStandings, isTickable, isWaiting, slipVersion } from './rules.ts'
import { fetchConsents } from './store.ts'

const text = messages.consents

/** By pupil what was ticked. */
type Ticks = Readonly<Record<string, string>>
const NOBODY: Ticks = {}

/** The consents of a class: slips to print, who answered, and the signed slips to tick. */
export function Consents({ one }: Pick<ClassProps, 'one'>) {
  const { loaded, reload } = useLoaded(one.id, fetchConsents)
  const [ticked, keep, forget] = useDraft(`signed slips ${one.id}`, NOBODY)
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') return <ErrorState message={text.failure} onRetry={() => void reload()} />
  const rows = withClassNames(one.pupils, loaded.data)
  const waiting = rows.filter(isWaiting)
  const ticks = new Map(rows.filter(isTickable).map(row => [row.userId, slipVersion(row)]))
  const tickable = [...ticks.keys()]
  const chosen = tickable.filter(uid => lookup(ticked, uid) === ticks.get(uid))
  const tick = (uids: readonly string[]) =>
    uids.length > 0 ? keep(Object.fromEntries(uids.map(uid => [uid, ticks.get(uid) ?? '']))) : forget()
  const isOpen = one.archivedAt === null
  const { valid, toTick, refused, silent } = countStandings(rows)
  const counts = [
    text.counts.valid(valid),
    text.counts.toTick(toTick),
    ...(refused > 0 ? [text.counts.refused(refused)] : []),
    text.counts.silent(silent),
  ]
  return (
    <>
      <Panel title={text.section} icon={<UsersIcon />}>
        <VStack gap="4" align="stretch">
          <Text color="ink.muted" maxW="prose">
            {text.lead}
          </Text>
          {rows.length === 0 && <Text>{text.none}</Text>}
          {rows.length > 0 && (
            <Text role="status" fontWeight="bold">
              {counts.join(' · ')}
            </Text>
          )}
          {waiting.some(({ mayTick }) => !mayTick) && (
            <Notice tone="info" action={<OperatorLink />}>
              {text.mayNot}
            </Notice>
          )}
          {isOpen && waiting.length > 0 && <PrepareSlips one={one} waiting={waiting} reload={reload} />}
          <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch">
            {rows.map(row => (
              <ConsentLine
                key={row.userId}
                row={row}
                isTicked={chosen.includes(row.userId)}
                onTick={on => tick(on ? [...chosen, row.userId] : chosen.filter(uid => uid !== row.userId))}
              />
            ))}
          </VStack>
        </VStack>
      </Panel>
      {isOpen && tickable.length > 0 && (
        <StickyFooter>
          <RecordSlips id={one.id} tickable={tickable} chosen={chosen} onChoose={tick} reload={reload} />
        </StickyFooter>
      )}
    </>
  )
}
