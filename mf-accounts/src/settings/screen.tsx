import { useLocation } from '@ariane/shared/router'
import { PageHeader } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { SectionNav } from '../section-nav.tsx'
import { Comfort } from './comfort/comfort.tsx'
import { Work } from './work.tsx'

const text = messages.settings
const WORK = { to: '/settings', title: messages.sections.work }
const COMFORT = { to: '/settings/confort', title: messages.sections.comfort }

export default function SettingsScreen() {
  const { pathname } = useLocation()
  const comfort = pathname.startsWith(COMFORT.to)
  return (
    <>
      <PageHeader title={text.title} subtitle={comfort ? text.comfortSubtitle : text.subtitle} />
      <SectionNav label={messages.sections.settings} items={[WORK, COMFORT]} current={comfort ? COMFORT : WORK} />
      {comfort ? <Comfort /> : <Work />}
    </>
  )
}
