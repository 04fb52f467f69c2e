import { Outlet, useLocation } from '@ariane/shared/router'
import { $activeUser, $menuOpen, backToMe, useStore } from '@ariane/shared/session'
import { Box, Button, Notice, SkipLink } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { messages } from '../messages.ts'
import { pageTitle } from './page-title.ts'
import { SideMenu } from './side-menu.tsx'

/** Menu on the left, the chosen section on the right. */
export function Frame() {
  const open = useStore($menuOpen)
  const active = useStore($activeUser)
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)

  // A new page is announced: its title changes and the reading position goes to its content.
  useEffect(() => {
    document.title = pageTitle(pathname)
    if (!first.current) main.current?.focus({ preventScroll: true })
    first.current = false
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <Box minH="100dvh" bg="bg">
      <SkipLink to="contenu" label={messages.skip} />
      <SideMenu />
      <Box
        as="main"
        id="contenu"
        ref={main}
        tabIndex={-1}
        outline="none"
        ml={{ base: '64px', md: open ? '256px' : '64px' }}
        transition="margin"
        px={{ base: '4', md: '8' }}
        py={{ base: '5', md: '8' }}
      >
        <Box maxW="6xl" mx="auto">
          {active?.switched && (
            <Box mb="5">
              <Notice tone="info">
                {messages.menu.viewing(active.displayName)}{' '}
                <Button size="sm" variant="outline" ml="3" onClick={backToMe}>
                  {messages.menu.back}
                </Button>
              </Notice>
            </Box>
          )}
          <Outlet />
        </Box>
      </Box>
    </Box>
  )
}
