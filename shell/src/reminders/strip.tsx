import { Link, useLocation } from '@ariane/shared/router'
import { useStore } from '@ariane/shared/session'
import { Box, Button, CircleXIcon, ClockIcon, chakra, Flex, RoundButton, VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages as text } from './messages.ts'
import { isCalm, remindersFor, sentenceOf, targetOf } from './rules.ts'
import { putAway, reminders, toAnnounce } from './store.ts'

const TextLink = chakra(Link)
const EVERY_MS = 5 * 60_000

/** A quiet line above calm screens; said once to a screen reader, put away for good with one tap. */
export default function Strip() {
  const place = useLocation()
  const loaded = useStore(reminders.$data)
  const [all, setAll] = useState(false)
  const voice = useRef<HTMLSpanElement>(null)
  const first = useRef(true)
  const calm = isCalm(place)
  const list = (loaded.state === 'ready' && calm ? remindersFor(loaded.data, place) : []).map(one => ({
    key: one.key,
    sentence: sentenceOf(one),
    target: targetOf(one),
  }))

  // A slot begins and homework is done while the page stays open.
  useEffect(() => {
    if (!calm) return
    const look = () => document.visibilityState === 'visible' && void reminders.reload()
    // The first look is the store's own.
    if (!first.current) look()
    first.current = false
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [calm])

  // Each one is said once, whatever is drawn again.
  useEffect(() => {
    const fresh = toAnnounce(list)
    if (fresh.length > 0 && voice.current) voice.current.textContent = fresh.map(text.announce).join(' ')
  })

  /** The button goes away with its line: the keyboard stays at the content. */
  function hide(key: string) {
    document.getElementById('contenu')?.focus({ preventScroll: true })
    void putAway(key)
  }

  const shown = all ? list : list.slice(0, 1)
  const more = list.length - 1
  return (
    <>
      <VisuallyHidden ref={voice} aria-live="polite" />
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
