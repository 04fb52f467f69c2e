import { CONFORMITIES, CONFORMITY_WORDS } from '@ariane/shared/catalogue'
import { Link } from '@ariane/shared/router'
import { Link as Anchor, Flex } from '@ariane/shared/ui'
import { SITE_MAP_PATH } from '../own-pages.ts'
import { messages } from './messages.ts'

const ACCESSIBILITY = '/settings/accessibilite'

/** What the server says of this installation; without a word of it nothing is claimed. */
function readConformity() {
  const content = document.querySelector<HTMLMetaElement>('meta[name="conformity"]')?.content
  return CONFORMITIES.find(one => one === content) ?? 'none'
}

const shown = {
  'html[data-full-screen] &': { display: 'none' },
  // Below what is still loading it would move each time something comes. A browser that does not know `:has` shows it.
  'main:has([data-waiting]) + &': { visibility: 'hidden' },
}

/** The foot of every page but one that is played: the mention that the law asks for, and a second way to each page. */
export function PageFoot({ open }: { open: boolean }) {
  const { foot } = messages
  const links = [
    { to: SITE_MAP_PATH, title: foot.siteMap },
    { to: ACCESSIBILITY, title: foot.accessibility(CONFORMITY_WORDS[readConformity()]) },
  ]
  return (
    <Flex
      as="footer"
      justify="center"
      wrap="wrap"
      columnGap="5"
      px="4"
      pt="5"
      pb={{ base: 'calc(var(--bottom-bar) + 1.25rem)', md: '5' }}
      ml={{ base: '0', md: open ? '256px' : '64px' }}
      transition="margin"
      textStyle="sm"
      css={shown}
    >
      {links.map(({ to, title }) => (
        <Anchor
          key={to}
          asChild
          color="ink.muted"
          textDecoration="underline"
          minH="touch"
          display="inline-flex"
          alignItems="center"
        >
          <Link to={to}>{title}</Link>
        </Anchor>
      ))}
    </Flex>
  )
}
