import type { Health } from '@ariane/shared/contracts/health'
import type { RemoteState } from '@ariane/shared/federation'
import {
  AlertIcon,
  Badge,
  CircleCheckIcon,
  CircleXIcon,
  chakra,
  type Icon,
  LoaderIcon,
  Panel,
  PauseIcon,
  Text,
} from '@ariane/shared/ui'
import { DescriptionList } from './description-list.tsx'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'

const text = messages.remotes
type ShownStatus = keyof typeof text.states
type Canary = NonNullable<Health['registry']>['remotes'][number]['canary']

const STATUS_STYLES: Record<ShownStatus, { icon: Icon; palette: string }> = {
  idle: { icon: LoaderIcon, palette: 'neutral' },
  running: { icon: CircleCheckIcon, palette: 'success' },
  fellBack: { icon: AlertIcon, palette: 'warning' },
  failed: { icon: CircleXIcon, palette: 'danger' },
  disabled: { icon: PauseIcon, palette: 'neutral' },
}

/** One remote as this page loaded it. */
export function RemoteCard({ state, canary }: { state: RemoteState; canary: Canary }) {
  const shown: ShownStatus = state.status === 'running' && state.fellBack ? 'fellBack' : state.status
  const { icon: Sign, palette } = STATUS_STYLES[shown]
  const badge = (
    <Badge colorPalette={palette} display="inline-flex" alignItems="center" gap="1">
      <Sign size={14} aria-hidden />
      {text.states[shown]}
    </Badge>
  )
  return (
    <Panel title={state.name} level={3} actions={badge}>
      {state.message && (
        <Text textStyle="sm" mb="3" overflowWrap="anywhere" lang={state.status === 'disabled' ? undefined : 'en'}>
          {state.message}
        </Text>
      )}
      <chakra.details open={shown !== 'running' || state.failures > 0}>
        <chakra.summary minH="touch" display="list-item" py="2.5" cursor="pointer" textStyle="sm" fontWeight="medium">
          {text.details}
        </chakra.summary>
        <DescriptionList rows={listDetails(state, canary)} />
      </chakra.details>
    </Panel>
  )
}

function listDetails({ version, build, contract, loadMs, failures, lastGood }: RemoteState, canary: Canary) {
  const rows: [string, string][] = [[text.version, version]]
  if (build) rows.push([text.build, formatInstant(build.time)])
  if (build?.commit) rows.push([text.commit, build.commit.replace(/^(\w{12})\w+/, '$1')])
  rows.push([text.contract, contract])
  if (loadMs !== null) rows.push([text.load, text.ms(loadMs)])
  rows.push([text.failures, String(failures)], [text.lastGood, lastGood ?? text.none])
  if (canary) rows.push([text.canary, text.share(canary.version, canary.share)])
  return rows
}
