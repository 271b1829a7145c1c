count = 4
package = __package__
