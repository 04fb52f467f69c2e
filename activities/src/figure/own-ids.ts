/** The markup of a figure with ids of its own: a page may show the same figure twice. */
export const ownIds = (svg: string, id: string): string =>
  svg.replaceAll(/\bfigure-[0-9a-f]{8}(?=[-"])/g, name => `${name}${id.replaceAll(/\W/g, '')}`)
