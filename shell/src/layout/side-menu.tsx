import { PRODUCT } from '@ariane/shared/catalogue'
import { useLocation } from '@ariane/shared/router'
import { $menuOpen, NARROW, sectionChosen, setMenuOpen, signOut, useStore } from '@ariane/shared/session'
import { Box, Flex, HStack, LogOutIcon, Logo, MenuIcon, PanelLeftIcon, showToast, Text } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { $screens } from '../remotes/remotes.ts'
import { $highlightedEntry } from '../tour/store.ts'
import { messages as unreadText } from '../unread-count/messages.ts'
import { $unread } from '../unread-count/store.ts'
import { hiddenInFullScreen } from './full-screen-parts.ts'
import { findEntry, helpEntry, isChildrenOnly, listEntries, operatorEntry, reviseEntry } from './menu-entries.ts'
import { MenuFooter } from './menu-footer.tsx'
import { MenuItem } from './menu-item.tsx'
import { messages } from './messages.ts'
import { useOperates } from './use-operates.ts'
import { useViewer } from './use-viewer.ts'

const text = messages.menu
/** The entry that carries the unread count. */
const CHAT = '/chat'

/**
 * 64 px wide collapsed, 256 px open; on a narrow screen the bottom bar stands in place of the collapsed one, and it opens
 * over the page.
 */
export function SideMenu() {
  const open = useStore($menuOpen)
  const highlighted = useStore($highlightedEntry)
  const unread = useStore($unread)
  const { pathname } = useLocation()
  const viewer = useViewer()
  const operates = useOperates()
  const screens = useStore($screens)
  const entries = listEntries(screens, viewer)
  const current = findEntry(screens, pathname)
  const nav = useRef<HTMLDivElement>(null)

  // What opened it is gone from a narrow screen.
  useEffect(() => {
    if (open && matchMedia(NARROW).matches) nav.current?.querySelector('button')?.focus()
  }, [open])

  async function leave() {
    try {
      await signOut()
      sectionChosen()
    } catch {
      // The session is still valid: the user can try again.
      showToast(text.signOutFailure, { tone: 'error' })
    }
  }

  return (
    <>
      {open && (
        <Box
          display={{ base: 'block', md: 'none' }}
          pos="fixed"
          inset="0"
          zIndex="15"
          bg="blackAlpha.500"
          onClick={() => setMenuOpen(false)}
          aria-hidden
        />
      )}
      <Flex
        as="nav"
        ref={nav}
        aria-label={text.label}
        display={{ base: open ? 'flex' : 'none', md: 'flex' }}
        direction="column"
        pos="fixed"
        insetY="0"
        left="0"
        zIndex="20"
        w={open ? '256px' : '64px'}
        transition="width"
        bg="surface"
        borderRightWidth="1px"
        borderColor="border"
        overflowX="hidden"
        overflowY="auto"
        py="3"
        px="2"
        gap="1"
        css={hiddenInFullScreen}
        onKeyDown={event => {
          if (event.key === 'Escape' && matchMedia(NARROW).matches) setMenuOpen(false)
        }}
      >
        <MenuItem
          icon={open ? PanelLeftIcon : MenuIcon}
          label={open ? text.close : text.open}
          open={open}
          onClick={() => setMenuOpen(!open)}
          expanded={open}
        />
        <HStack h="14" px="1.5" gap="3" flexShrink="0" aria-hidden>
          <Logo size={32} />
          {open && (
            <Text fontWeight="bold" textStyle="lg">
              {PRODUCT.name}
            </Text>
          )}
        </HStack>
        {!isChildrenOnly(screens, reviseEntry.to, viewer) && (
          <Box mb="1">
            <MenuItem
              to={reviseEntry.to}
              icon={reviseEntry.icon}
              label={reviseEntry.label}
              open={open}
              outlined
              current={current === reviseEntry}
              onClick={sectionChosen}
            />
          </Box>
        )}
        <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="1" flex="1">
          {[...entries, ...(operates ? [operatorEntry] : []), helpEntry].map(entry => (
            <li key={entry.to}>
              <MenuItem
                to={entry.to}
                icon={entry.icon}
                label={entry.label}
                open={open}
                current={entry.to === current?.to}
                highlighted={entry.to === highlighted}
                {...(entry.to === CHAT && unread > 0 && { badge: { count: unread, label: unreadText.count(unread) } })}
                onClick={sectionChosen}
              />
            </li>
          ))}
          <li>
            <MenuItem icon={LogOutIcon} label={text.signOut} open={open} onClick={() => void leave()} />
          </li>
        </Box>
        {open && <MenuFooter />}
      </Flex>
    </>
  )
}
