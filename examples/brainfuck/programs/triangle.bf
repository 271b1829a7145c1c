A triangle of stars: cell 0 rows left; cell 1 stars in a row; cell 2 and 3 to copy with; cell 4 a star; cell 5 a line end

++++++++++++                          twelve rows
>>>> ++++++ [> +++++++ < -] > [- < + > ] <   forty two is a star
> ++++++++++ <<<<<                    ten is a line end
[
  > +                                 one star more
  [- > + > + <<]                      copy it to cells 2 and 3
  >> [- << + >>]                      bring one copy back
  < [- >> . <<]                       write as many stars
  >>> . <<<                           end the line
  << -
]
