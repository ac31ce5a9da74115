/** A band between two sections: the eaves of a pantile roof, transparent below the tiles. */
export function PantileEdge() {
  return <div aria-hidden="true" className="h-6 bg-[url(/marks/pantiles.svg)]" />;
}
