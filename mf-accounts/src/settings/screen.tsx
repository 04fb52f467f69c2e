import { Link, useLocation } from '@ariane/shared/router'
import { $switched, useStore } from '@ariane/shared/session'
import { Button, Flex, PageHeader } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { useIsParent } from '../students/use-messages.ts'
import { Comfort } from './comfort/comfort.tsx'
import { Work } from './work.tsx'

const text = messages.settings
const WORK = { to: '/settings', title: messages.sections.work }
const COMFORT = { to: '/settings/confort', title: messages.sections.comfort }

/** The shell shows these pages itself: they work without this remote and without an account. */
function Legal() {
  return (
    <Flex as="nav" aria-label={messages.legal.label} mt="8" gap="2" wrap="wrap">
      {messages.legal.pages.map(({ to, title }) => (
        <Button key={to} asChild variant="ghost" size="sm">
          <Link to={to}>{title}</Link>
        </Button>
      ))}
    </Flex>
  )
}

export default function SettingsScreen() {
  const { pathname } = useLocation()
  const isParent = useIsParent()
  const isViewing = useStore($switched) !== null
  // What to work on, and when, is a pupil's to choose.
  const hasWork = !isParent || isViewing
  const comfort = !hasWork || pathname.startsWith(COMFORT.to)
  return (
    <>
      <PageHeader title={text.title} subtitle={comfort ? text.comfortSubtitle : text.subtitle} />
      <SectionNav
        label={messages.sections.settings}
        items={hasWork ? [WORK, COMFORT] : [COMFORT]}
        current={comfort ? COMFORT : WORK}
      />
      {comfort && <Comfort />}
      {comfort ? <Legal /> : <Work end={<Legal />} />}
    </>
  )
}
