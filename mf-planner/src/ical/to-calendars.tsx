import { Link } from '@ariane/shared/router'
import { Box, Button, CalendarIcon, Text } from '@ariane/shared/ui'
import { CALENDARS } from '../address.ts'
import { messages } from './messages.ts'

const text = messages.instead

/** The way for schools that nobody can sign in at from here: the address of the pupil's calendar. */
export const ToCalendars = () => (
  <Box mt="2">
    <Text>{text.lead}</Text>
    <Button asChild variant="outline" mt="2">
      <Link to={`/scolaire?${CALENDARS}=1`}>
        <CalendarIcon aria-hidden />
        {text.action}
      </Link>
    </Button>
  </Box>
)
