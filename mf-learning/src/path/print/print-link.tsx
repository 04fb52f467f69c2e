import { Button, type ButtonProps, PrinterIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

/** Opens a path on paper, beside the page one is on. */
export const PrintLink = ({ id, ...rest }: { id: number } & Omit<ButtonProps, 'id'>) => (
  <Button asChild {...rest}>
    <a href={`/path/${id}?impression=1`} target="_blank" rel="noopener">
      <PrinterIcon aria-hidden />
      {messages.print.open}
    </a>
  </Button>
)
