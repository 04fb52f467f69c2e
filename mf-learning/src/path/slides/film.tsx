import { Box, Button, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { OuterFrame } from './outer-frame.tsx'

/** Height of a film inside a module (S2 §9). */
const FILM_PX = 400

/** A film of somebody else, in the place of the activity's frame, which may reach nothing outside. */
export function Film({ link, title, onSeen }: { link: string; title: string; onSeen: () => void }) {
  return (
    <Box p={{ base: '3', md: '5' }}>
      <Text color="ink.muted" mb="3">
        {messages.film.hint(new URL(link).hostname)}
      </Text>
      <OuterFrame link={link} title={messages.video(title)} height={FILM_PX} />
      <Button mt="4" onClick={onSeen}>
        {messages.film.seen}
      </Button>
    </Box>
  )
}
