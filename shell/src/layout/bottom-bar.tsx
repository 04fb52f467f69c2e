import { Link, useLocation } from '@ariane/shared/router'
import { $menuOpen, NARROW, setMenuOpen, useStore } from '@ariane/shared/session'
import { Box, chakra, EllipsisIcon, Grid, type Icon, VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { $screens } from '../remotes/remotes.ts'
import { $highlightedEntry } from '../tour/store.ts'
import { messages as unreadText } from '../unread-count/messages.ts'
import { $unread } from '../unread-count/store.ts'
import { findBarEntry, listBarEntries } from './bar-entries.ts'
import { hiddenInFullScreen } from './full-screen-parts.ts'
import { HIGHLIGHTED, UnreadBadge } from './menu-item.tsx'
import { messages } from './messages.ts'
import { useViewer } from './use-viewer.ts'

const text = messages.menu
const ItemLink = chakra(Link)
const ItemButton = chakra('button')
const CHAT = '/chat'

const itemStyle = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.5',
  w: 'full',
  minH: '3.75rem',
  borderRadius: 'lg',
  color: 'ink.muted',
  fontSize: '2xs',
  fontWeight: 'semibold',
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  _currentPage: { color: 'brand.fg', '& > .pill': { bg: 'brand.subtle' } },
} as const

/** The menu of a phone: the sections that pupils use most with their names; « Plus » opens the whole menu. */
export function BottomBar() {
  const open = useStore($menuOpen)
  const highlighted = useStore($highlightedEntry)
  const unread = useStore($unread)
  const { pathname } = useLocation()
  const screens = useStore($screens)
  const entries = listBarEntries(screens, useViewer())
  const current = findBarEntry(screens, pathname)
  const more = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)

  // The menu that had the focus is gone; a page that was chosen takes it after this.
  useEffect(() => {
    if (wasOpen.current && !open && matchMedia(NARROW).matches) more.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <Box
      as="nav"
      aria-label={text.label}
      display={{ base: open ? 'none' : 'block', md: 'none' }}
      pos="fixed"
      insetX="0"
      bottom="0"
      zIndex="14"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
      px="1"
      pt="1"
      pb="calc(0.25rem + env(safe-area-inset-bottom))"
      css={hiddenInFullScreen}
    >
      <Grid as="ul" templateColumns={`repeat(${entries.length + 1}, minmax(0, 1fr))`} listStyleType="none">
        {entries.map(entry => (
          <li key={entry.to}>
            <ItemLink
              to={entry.to}
              {...itemStyle}
              {...(entry.to === current?.to && { 'aria-current': 'page' as const })}
              {...(entry.to === highlighted && HIGHLIGHTED)}
            >
              <Pill icon={entry.icon} count={entry.to === CHAT ? unread : 0} />
              <span>{entry.label}</span>
              {entry.to === CHAT && unread > 0 && <VisuallyHidden>, {unreadText.count(unread)}</VisuallyHidden>}
            </ItemLink>
          </li>
        ))}
        <li>
          <ItemButton
            ref={more}
            type="button"
            {...itemStyle}
            aria-expanded={open}
            {...(highlighted !== null && !entries.some(({ to }) => to === highlighted) && HIGHLIGHTED)}
            onClick={() => setMenuOpen(true)}
          >
            <Pill icon={EllipsisIcon} count={0} />
            <span>{text.more}</span>
          </ItemButton>
        </li>
      </Grid>
    </Box>
  )
}

function Pill({ icon: ItemIcon, count }: { icon: Icon; count: number }) {
  return (
    <Box as="span" className="pill" display="grid" placeItems="center" w="14" h="8" borderRadius="full" aria-hidden>
      <Box as="span" display="block" pos="relative">
        <ItemIcon size={22} />
        {count > 0 && <UnreadBadge of={count} />}
      </Box>
    </Box>
  )
}
