import { Link, useLocation } from '@ariane/shared/router'
import { $switched, mayKeepMine, useStore } from '@ariane/shared/session'
import { Box, Button, Flex, PageHeader } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { useIsParent } from '../students/use-messages.ts'
import { Comfort } from './comfort/comfort.tsx'
import { Connection } from './connection/connection.tsx'
import { Device } from './device/device.tsx'
import { messages as device } from './device/messages.ts'
import { Work } from './work.tsx'

const text = messages.settings
const WORK = { to: '/settings', title: messages.sections.work }
const CONNECTION = { to: '/settings/connexion', title: messages.sections.connection }
const COMFORT = { to: '/settings/confort', title: messages.sections.comfort }
const DEVICE = { to: '/settings/appareil', title: device.section }

const SUBTITLES = new Map([
  [WORK, text.subtitle],
  [COMFORT, text.comfortSubtitle],
  [CONNECTION, text.connectionSubtitle],
  [DEVICE, device.subtitle],
])

/** The shell shows these pages itself: they work without this remote and without an account. */
function Legal() {
  return (
    <nav aria-label={messages.legal.label}>
      <Flex as="ul" listStyleType="none" mt="8" gap="2" wrap="wrap">
        {messages.legal.pages.map(({ to, title }) => (
          <Box as="li" key={to}>
            <Button asChild variant="ghost" size="sm">
              <Link to={to}>{title}</Link>
            </Button>
          </Box>
        ))}
      </Flex>
    </nav>
  )
}

export default function SettingsScreen() {
  const { pathname } = useLocation()
  const isParent = useIsParent()
  const isViewing = useStore($switched) !== null
  // What to work on, and when, is a pupil's to choose.
  const hasWork = !isParent || isViewing
  // How a pupil signs in is not an adult's to see.
  const items = [
    ...(hasWork ? [WORK] : []),
    COMFORT,
    ...(isViewing ? [] : [CONNECTION]),
    ...(mayKeepMine() ? [DEVICE] : []),
  ]
  const current = items.find(({ to }) => to !== WORK.to && pathname.startsWith(to)) ?? items[0] ?? COMFORT
  return (
    <>
      <PageHeader title={text.title} subtitle={SUBTITLES.get(current)} />
      <SectionNav label={messages.sections.settings} items={items} current={current} />
      {current === COMFORT && <Comfort />}
      {current === CONNECTION && <Connection />}
      {current === DEVICE && <Device />}
      {current === WORK ? <Work end={<Legal />} /> : <Legal />}
    </>
  )
}
