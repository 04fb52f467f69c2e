import { plainText } from '../text/plain-text.ts'

/** What a screen reader hears of a change that is only seen. */
export const Announced = ({ text }: { text: string }) => (
  <p className="hidden" role="status">
    {plainText(text)}
  </p>
)
