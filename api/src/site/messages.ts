export const messages = {
  notBuilt: 'Ariane n’est pas encore prête : le site n’a pas été construit. Lancez « npm run build », puis rechargez.',
  noRegistry:
    'Ariane n’est pas disponible pour le moment : la liste de ses parties ne peut pas être lue. Rechargez dans quelques minutes.',
}
