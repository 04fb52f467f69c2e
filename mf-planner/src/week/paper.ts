/** Printing shows the week alone, dark on white, four days beside each other. */
export const onPaper = {
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  '@media print': {
    'body:has(&) *': { visibility: 'hidden' },
    'body &, body & *': { visibility: 'visible', color: '#000', background: '#fff', boxShadow: 'none' },
    'body & :is(button, [data-screen])': { display: 'none' },
    'body & .days': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridTemplateRows: 'none', gap: '0.25rem' },
    'body & .days > section': { display: 'block', gridArea: 'auto', breakInside: 'avoid', padding: '0.25rem' },
    'body & .days ul': { display: 'block' },
    'body & .days a': { padding: 0, fontSize: '0.7rem', lineHeight: 1.3, minHeight: 0 },
    position: 'absolute',
    inset: '0 0 auto 0',
  },
} as const
