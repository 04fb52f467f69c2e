import { screen } from './messages.ts'

/** The player shows the film in place of the frame. */
export default function Film() {
  return <p className="waiting">{screen.elsewhere}</p>
}
