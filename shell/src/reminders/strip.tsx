import type { Reminder } from '@ariane/shared/contracts/sessions'
import { isNight } from '@ariane/shared/dates'
import { Link, useLocation } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import {
  AlertIcon,
  Box,
  Button,
  Center,
  ClipboardIcon,
  ClockIcon,
  CloseIcon,
  chakra,
  eventPalette,
  FlagIcon,
  Flex,
  type Icon,
  type PaletteName,
  RoundButton,
  VisuallyHidden,
} from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages as text } from './messages.ts'
import { allowsReminders, filterReminders, formatReminder, reminderAddress } from './rules.ts'
import { dismissReminder, reminders, takeUnannounced } from './store.ts'

const TextLink = chakra(Link)
/** As the planner has them. */
const LOOKS: Record<Reminder['kind'], { icon: Icon; palette: PaletteName }> = {
  slot: { icon: ClockIcon, palette: 'brand' },
  alert: { icon: AlertIcon, palette: 'warning' },
  homework: { icon: ClipboardIcon, palette: eventPalette('homework') },
  exam: { icon: FlagIcon, palette: eventPalette('exam') },
}
const RELOAD_INTERVAL_MS = 5 * 60_000

/** A line of reminders above calm screens; announced once to a screen reader, dismissed for good with one tap. */
export function Strip() {
  const page = useLocation()
  const loaded = useStore(reminders.$data)
  const [all, setAll] = useState(false)
  const liveRegion = useRef<HTMLSpanElement>(null)
  const first = useRef(true)
  const allowed = allowsReminders(page) && !isNight()
  const list = (loaded.state === 'ready' && allowed ? filterReminders(loaded.data, page) : []).map(one => ({
    key: one.key,
    ...LOOKS[one.kind],
    sentence: formatReminder(one),
    target: reminderAddress(one),
  }))

  // Slots begin and homework gets done while the page stays open.
  useEffect(() => {
    if (!allowed) return
    const reloadIfVisible = () => document.visibilityState === 'visible' && void reminders.reload()
    // The store makes the first load itself.
    if (!first.current) reloadIfVisible()
    first.current = false
    const timer = setInterval(reloadIfVisible, RELOAD_INTERVAL_MS)
    document.addEventListener('visibilitychange', reloadIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reloadIfVisible)
    }
  }, [allowed])

  // Each reminder is announced once, however often it is drawn.
  useEffect(() => {
    const fresh = takeUnannounced(list)
    if (fresh.length > 0 && liveRegion.current) liveRegion.current.textContent = fresh.map(text.announce).join(' ')
  })

  /** The button goes away with its line: the focus moves to the content. */
  function hide(key: string) {
    document.getElementById('contenu')?.focus({ preventScroll: true })
    void dismissReminder(key)
  }

  const shown = all ? list : list.slice(0, 1)
  const more = list.length - 1
  return (
    <>
      <VisuallyHidden ref={liveRegion} aria-live="polite" />
      {list.length > 0 && (
        <Flex
          as="section"
          aria-label={text.title}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          align={all ? 'start' : 'center'}
          mb="5"
          bg="surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="sm"
          ps="3"
          pe="1"
          py="1"
        >
          <Box as="ul" listStyleType="none" flex={{ base: '1 1 100%', md: '1' }} minW="0">
            {shown.map(({ key, sentence, target, icon: KindIcon, palette }) => (
              <Flex as="li" key={key} align="center" gap="3" py="1">
                <Center
                  colorPalette={palette}
                  boxSize="9"
                  borderRadius="l2"
                  bg="colorPalette.subtle"
                  color="colorPalette.fg"
                  flexShrink="0"
                  aria-hidden
                >
                  <KindIcon size={18} />
                </Center>
                <TextLink
                  to={target}
                  flex="1"
                  minW="0"
                  py="2"
                  color="inherit"
                  textStyle={{ base: 'sm', md: 'md' }}
                  overflowWrap="anywhere"
                  fontWeight="medium"
                  textWrap="pretty"
                  textDecoration="none"
                  textUnderlineOffset="3px"
                  _hover={{ textDecoration: 'underline' }}
                >
                  {sentence}
                </TextLink>
                <RoundButton
                  label={text.hide(sentence)}
                  icon={<CloseIcon size={18} aria-hidden />}
                  variant="ghost"
                  onClick={() => hide(key)}
                />
              </Flex>
            ))}
          </Box>
          {more > 0 && (
            <Button
              size="sm"
              variant="ghost"
              ms={{ base: '3', md: '2' }}
              flexShrink="0"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? text.less : text.more(more)}
            </Button>
          )}
        </Flex>
      )}
    </>
  )
}
