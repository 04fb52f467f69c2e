import type { Rendered } from '../rendered.ts'

type AccordionMaterial = { title: string; panels: { title: string; body: string }[] }

export const renderAccordion = ({ title, panels }: AccordionMaterial): Rendered<'accordion'> => ({
  title,
  data: { engine: 'accordion', panels },
  solution: { engine: 'accordion' },
})
