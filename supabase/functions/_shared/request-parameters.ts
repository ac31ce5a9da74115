/** The parameter with the id of a request, by its kind, in an address of the staff's list: `/aanvragen?offerte=12`. */
export const requestParameters = { quote: "offerte", callback: "terugbel" };
