import { Link, useLocation } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, Button, CircleXIcon, ClockIcon, chakra, Flex, RoundButton, VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages as text } from './messages.ts'
import { allowsReminders, filterReminders, formatReminder, isNight, reminderAddress } from './rules.ts'
import { dismissReminder, reminders, takeUnannounced } from './store.ts'

const TextLink = chakra(Link)
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
        <Box
          as="section"
          aria-label={text.title}
          mb="5"
          bg="surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
          px={{ base: '3', md: '4' }}
          py="1"
        >
          <Box as="ul" listStyleType="none">
            {shown.map(({ key, sentence, target }) => (
              <Flex as="li" key={key} align="center" gap="3">
                <Box color="brand.fg" flexShrink="0" aria-hidden>
                  <ClockIcon size={18} />
                </Box>
                <TextLink
                  to={target}
                  flex="1"
                  minW="0"
                  py="2"
                  color="inherit"
                  overflowWrap="anywhere"
                  textDecoration="underline"
                  textDecorationColor="border.strong"
                  textUnderlineOffset="3px"
                >
                  {sentence}
                </TextLink>
                <RoundButton
                  label={text.hide(sentence)}
                  icon={<CircleXIcon aria-hidden />}
                  variant="ghost"
                  onClick={() => hide(key)}
                />
              </Flex>
            ))}
          </Box>
          {more > 0 && (
            <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? text.less : text.more(more)}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}
