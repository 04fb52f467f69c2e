import { PRODUCT } from '@ariane/shared/catalogue'
import { Link } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Link as Anchor, Box, PageHeader, Panel, SimpleGrid } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { isChildrenOnly, listEntries, operatorEntry } from '../layout/menu-entries.ts'
import { useOperates } from '../layout/use-operates.ts'
import { useViewer } from '../layout/use-viewer.ts'
import { $screens } from '../remotes/remotes.ts'
import { listPages } from './list-pages.ts'
import { messages as text } from './messages.ts'

/** The map of the site: a second way to each page, beside the menu. */
export default function SiteMapPage() {
  const screens = useStore($screens)
  const viewer = useViewer()
  const entries = [...listEntries(screens, viewer), ...(useOperates() ? [operatorEntry] : [])]
  const open = [...screens.values()].filter(({ routes }) => routes.some(to => !isChildrenOnly(screens, to, viewer)))
  const groups = listPages(entries, open)
  useEffect(() => {
    document.title = `${text.title} · ${PRODUCT.name}`
  }, [])
  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle} />
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
        {groups.map(({ title, pages }) => (
          <Panel key={title} title={title}>
            <Box as="ul" listStyleType="none">
              {pages.map(page => (
                <Box as="li" key={page.to}>
                  <Anchor asChild minH="touch" display="inline-flex" alignItems="center" textDecoration="underline">
                    <Link to={page.to}>{page.title}</Link>
                  </Anchor>
                </Box>
              ))}
            </Box>
          </Panel>
        ))}
      </SimpleGrid>
    </>
  )
}
