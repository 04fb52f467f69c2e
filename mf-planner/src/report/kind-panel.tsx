import type { ReportKind } from '@ariane/shared/contracts/school-report'
import { formatDay } from '@ariane/shared/dates'
import { useOneCall } from '@ariane/shared/form'
import { Notice, Panel, Switch, Text, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages as text } from './messages.ts'
import { setLeave } from './store.ts'

type Leave = { kind: ReportKind; given: { by: 'pupil' | 'adult'; at: string } | null }
type Props = { leave: Leave; mayAllow: boolean; isPupil: boolean; isRead: boolean; children: ReactNode }

/** One kind: its yes, and what was read with it. */
export function KindPanel({ leave: { kind, given }, mayAllow, isPupil, isRead, children }: Props) {
  const saving = useOneCall('school leave')
  const change = (allowed: boolean) => void saving.run(() => setLeave(kind, allowed))
  const said = given && (given.by === 'pupil' ? text.byPupil : text.byAdult)(formatDay(given.at))
  return (
    <Panel title={text.kinds[kind]}>
      <VStack align="stretch" gap="4">
        {mayAllow || given ? (
          <Switch
            checked={given !== null}
            onChange={change}
            disabled={saving.busy}
            hint={said ? `${said} ${text.takeBack}` : undefined}
          >
            {text.allow[kind]}
          </Switch>
        ) : (
          <Text color="ink.muted">{text.adultNeeded}</Text>
        )}
        {saving.state.kind === 'failed' && <Notice tone="warning">{text.saveFailure}</Notice>}
        {given && isPupil && (isRead ? children : <Text color="ink.muted">{text.nextTime}</Text>)}
      </VStack>
    </Panel>
  )
}
